import { describe, expect, it } from 'vitest'
import { pictureOf } from '../../core/config/testing.ts'
import { runLivery } from '../testing.ts'

const files = pictureOf({
  apple: { flags: { PTSYS3: true } },
  berry: {},
  cherry: { forceOff: { PTSYS3: 'No mall here.' } },
})
const withStaging = {
  ...files,
  read: (path: string) =>
    path === 'livery.json'
      ? JSON.stringify({
          schemaVersion: 1,
          environments: { staging: { gateway: 'https://gateway.staging.example' } },
        })
      : files.read(path),
}

/** A gateway that sends the mall on, and does not answer for `berry`. */
const reach: typeof fetch = async (address) => {
  const url = String(address)
  if (url.includes('berry')) return Response.json({}, { status: 503 })
  const whitelabel = [{ moduleCode: 'PTSYS3', enabled: true }]
  const value = url.includes('merchantCode') ? { info: { whitelabel } } : whitelabel
  return Response.json({ success: true, value })
}

describe('livery flags', () => {
  it('lists for whom a flag is on by default, and who forces it off', async () => {
    const { code, out } = await runLivery(['flags', 'PTSYS3'], files)
    expect(code).toBe(0)
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^PTSYS3 {2}\S/),
      '  default      on: apple',
      expect.stringMatching(
        /^ {2}forced off {3}cherry \(No mall here\.\) {2}merchants\/cherry\/merchant\.json:\d+:\d+$/,
      ),
    ])
  })

  it('lists every flag without a name, for merchants that meet conditions', async () => {
    const { out } = await runLivery(['flags', '--where', 'PTSYS3 on'], files)
    expect(out).toContain('PTSYS3')
    expect(out).toContain('  default      on\n')
    expect(out).not.toContain('cherry')
  })

  it('lists it as a gateway sends it, and says for whom that is not known and why', async () => {
    const { code, out } = await runLivery(['flags', 'PTSYS3'], withStaging, { reach })
    expect(code).toBe(1)
    expect(out).toContain('  default      on: apple')
    expect(out).toContain('  staging      on\n')
    expect(out).toMatch(/^Not known in staging of berry: The gateway did not return .* 503/m)
  })

  it('prints the table as JSON for a script', async () => {
    const { out } = await runLivery(['flags', 'PTSYS3', '--format', 'json'], files)
    expect(JSON.parse(out)).toEqual([
      {
        environment: null,
        merchants: [
          { code: 'apple', name: 'apple', flags: { PTSYS3: { isOn: true, by: 'default' } } },
          { code: 'berry', name: 'berry', flags: { PTSYS3: { isOn: false, by: 'default' } } },
          {
            code: 'cherry',
            name: 'cherry',
            flags: {
              PTSYS3: {
                isOn: false,
                by: 'forced',
                reason: 'No mall here.',
                place: expect.objectContaining({ file: 'merchants/cherry/merchant.json' }),
              },
            },
          },
        ],
      },
    ])
  })

  it('refuses a flag and an environment that do not exist', async () => {
    expect(await runLivery(['flags', 'PTSSY3'], files)).toMatchObject({
      code: 2,
      error: 'There is no flag "PTSSY3". Did you mean "PTSYS3"?',
    })
    expect((await runLivery(['flags', '--env', 'stagin'], withStaging)).error).toContain(
      'Did you mean "staging"?',
    )
  })
})
