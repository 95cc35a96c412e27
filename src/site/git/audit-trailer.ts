/** The trailer of a commit that names its entry of the audit log. */
export const auditTrailer = 'Livery-Audit'

const pattern = new RegExp(`\\n*^${auditTrailer}: (\\d+)\\s*$(?![\\s\\S])`, 'm')

/** Returns what the message of a commit says, and the number of its entry in the audit log. */
export function splitMessage(message: string): { readonly text: string; readonly audit?: number } {
  const audit = pattern.exec(message)?.[1]
  return {
    text: message.replace(pattern, '').trim(),
    ...(audit !== undefined && { audit: Number(audit) }),
  }
}
