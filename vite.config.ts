import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { afterHome, afterLogin, homeComponents } from './tools/guest-home-blocks.ts'
import { buildTarget } from './tools/vite/build-target.ts'
import { classNames } from './tools/vite/class-names.ts'
import { createHomeChunks } from './tools/vite/create-home-chunks.ts'
import { directReact } from './tools/vite/direct-react.ts'
import { dropUnusedMembers } from './tools/vite/drop-unused-members.ts'
import { layerStyles } from './tools/vite/layer-styles.ts'
import { listBlocks } from './tools/vite/list-blocks.ts'
import { listLicences } from './tools/vite/list-licences.ts'
import { nameByLibrary } from './tools/vite/name-by-library.ts'
import { preloadMissing } from './tools/vite/preload-missing.ts'
import { refuseWarnings } from './tools/vite/refuse-warnings.ts'
import { separateGameChunks } from './tools/vite/separate-game-chunks.ts'
import { createShortNames } from './tools/vite/short-names.ts'
import { shrink } from './tools/vite/shrink.ts'

const root = import.meta.dirname
const inRoot = (file: string): string => join(root, file)
const guests = homeComponents(root)
const members = [...homeComponents(root, 'member').values()].flat()
/** The chunks that a guest's home needs. */
export const home = createHomeChunks({
  entry: inRoot('src/player/app/main.tsx'),
  homes: new Map([...guests].map(([code, files]) => [code, files.map(inRoot)])),
  // The calls of every page beside home take their builders from a chunk that is loaded by then.
  after: [...afterHome, 'src/core/contract/on-demand/declare-calls.ts'].map(inRoot),
  members: [...new Set([...members, ...afterLogin])].map(inRoot),
})
const preloads = preloadMissing()
/** What every page needs of others, and what the bundler adds to load code later. */
const libraries =
  /node_modules[\\/](?:react|react-dom|scheduler|i18next|wouter|valtio|proxy-compare)[\\/]|(?:vite[\\/]preload-helper|direct[\\/]react)/
/** What of libraries nobody calls, and what nobody else names. */
const unusedMembers = {
  one: [
    {
      library: 'node_modules/i18next/dist/esm/i18next.js',
      caller: 'src/player/i18n/create-translator.ts',
      internal: [
        'appendNamespaceToCIMode',
        'appendNamespaceToMissingKey',
        'backendConnector',
        'getBestMatchFromCodes',
        'getLanguagePartFromCode',
        'getScriptPartFromCode',
        'getUsedParamsDetails',
        'hasLanguageSomeTranslations',
        'interpolationkey',
        'isLanguageChangingTo',
        'missingKeyNoValueFallbackToKey',
        'newestCloneHasLoadedNamespace',
        'nonExplicitSupportedLngs',
        'overloadTranslationOptionHandler',
        'partialBundledLanguages',
        'pluralRulesCache',
        'postProcessPassResolved',
        'resolveHierarchyCache',
        'returnedObjectHandler',
        'setResolvedLanguage',
        'toResolveHierarchy',
      ],
    },
    {
      library: 'node_modules/scheduler/cjs/scheduler.production.js',
      index: 'node_modules/scheduler/index.js',
      caller: 'node_modules/react-dom/cjs/react-dom-client.production.js',
    },
  ],
  many: [
    {
      library: 'node_modules/swr/dist/use-swr-emll9s78.mjs',
      unused: [],
      // Options that no call of the player sets.
      internal: ['refreshWhenHidden', 'refreshWhenOffline', 'strictServerPrefetchWarning'],
    },
    {
      library: 'node_modules/react/cjs/react.production.js',
      unused: [
        '__COMPILER_RUNTIME',
        'PureComponent',
        'cloneElement',
        'createRef',
        'forwardRef',
        'isValidElement',
        'unstable_useCacheRefresh',
      ],
    },
    {
      library: 'node_modules/react-dom/cjs/react-dom.production.js',
      unused: ['preinit', 'preinitModule', 'unstable_batchedUpdates', 'useFormStatus'],
    },
    {
      library: 'node_modules/react-dom/cjs/react-dom-client.production.js',
      unused: [],
      // What React writes into its own objects: fibers, lanes, queues and events.
      internal: [
        '_internalRoot',
        '_retryCache',
        '_visibility',
        'baseLanes',
        'baseQueue',
        'baseState',
        'blockedOn',
        'cachePool',
        'callbackNode',
        'callbackPriority',
        'cancelPendingCommit',
        'childLanes',
        'dehydrated',
        'deletions',
        'domEventName',
        'eagerState',
        'elementType',
        'entangledLanes',
        'entanglements',
        'errorRecoveryDisabledLanes',
        'eventSystemFlags',
        'expirationTimes',
        'expiredLanes',
        'firstBaseUpdate',
        'firstContext',
        'hasEagerState',
        'hiddenCallbacks',
        'hiddenUpdates',
        'hydrationErrors',
        'isBackwards',
        'isDehydrated',
        'lastBaseUpdate',
        'lastEffect',
        'lastRenderedReducer',
        'lastRenderedState',
        'memoCache',
        'memoizedProps',
        'memoizedState',
        'pendingContext',
        'pendingLanes',
        'pendingProps',
        'pingedLanes',
        'pooledCache',
        'refCleanup',
        'renderLanes',
        'renderingStartTime',
        'retryLane',
        'retryQueue',
        'revertLane',
        'stateNode',
        'subtreeFlags',
        'suspendedLanes',
        'targetContainers',
        'timeoutHandle',
        'treeContext',
        'treeForkCount',
        'unsuspend',
        'updateQueue',
        'warmLanes',
      ],
    },
  ],
}
/** What all demonstration games need. */
const room =
  /[\\/]src[\\/]sandbox[\\/]games[\\/](?:look|play|room|words[\\/](?:load-words|en)\.)|\?game$/

/** What several pages beside home share. */
const shared = /[\\/]src[\\/](?!sandbox|studio)/
/** The libraries that few pages need, by the name of what needs them. */
const rare = { forms: /[\\/]react-hook-form[\\/]/, lists: /[\\/]react-virtual[\\/]/ }

/** One build for every merchant; the host writes a merchant's skin into the page. */
export default {
  plugins: [
    react(),
    classNames(),
    directReact(root),
    dropUnusedMembers(root, unusedMembers),
    home.plugin,
    layerStyles(root),
    separateGameChunks(root),
    listBlocks(root, home.moduleOf),
    listLicences(root),
    preloads.plugin,
    refuseWarnings(),
    shrink('libraries'),
  ],
  // React has it since version 18; what stands in for it there travels for nothing.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  css: { modules: { generateScopedName: createShortNames(root) } },
  build: {
    target: buildTarget,
    cssTarget: buildTarget,
    cssMinify: 'lightningcss',
    // A picture or font inside a script or style would be a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
    reportCompressedSize: false,
  },
  builder: {},
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          checks: { pluginTimings: false },
          // A stylesheet whose names all stand in the code would go with its module.
          optimization: { inlineConst: false },
          // The player, what runs in the frame of a demonstration game, and what stands in a preview for the studio.
          input: {
            index: join(root, 'index.html'),
            game: join(root, 'game.html'),
            inside: join(root, 'src/studio/preview-agent/preview-agent.ts'),
          },
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, priority: 3 },
                {
                  name: 'game-room',
                  test: room,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  name: home.nameChunk,
                  debugName: 'start',
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  name: nameByLibrary('shared', rare),
                  debugName: 'shared',
                  test: shared,
                  minShareCount: 2,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    // What renders homes ahead of visits, in Node; whole, for it is read from a folder by itself.
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/prerender',
        copyPublicDir: false,
        // Each thread that renders keeps its source in memory: 12 MB less for each.
        minify: true,
        rolldownOptions: {
          // How long plugins took says more of the machine than of them.
          checks: { pluginTimings: false },
          input: { prerender: join(root, 'src/player/app/prerender.tsx') },
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
  },
} satisfies UserConfig
