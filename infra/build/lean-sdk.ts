import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * The code that takes the place of parts of the AWS SDK that no function in Lambda uses, by a pattern of the
 * import. Lambda gives credentials and region in the environment and has no files of a user, and nothing of ours
 * streams events.
 */
const REPLACEMENTS: readonly {
  readonly from: RegExp;
  readonly contents: string;
  readonly lazyOnly?: true;
}[] = [
  {
    from: /^@aws-sdk\/credential-provider-node$/,
    contents: `
      import { fromEnv } from '@aws-sdk/credential-provider-env';
      export const defaultProvider = () => fromEnv();`,
  },
  {
    from: /^(\.\.\/shared-ini-file-loader|\.)\/loadSharedConfigFiles$/,
    contents: `
      export const CONFIG_PREFIX_SEPARATOR = '.';
      export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });`,
  },
  // Timestream alone tells its endpoints by itself; the cache brings a library of lists.
  { from: /^@aws-sdk\/endpoint-cache$/, contents: 'export class EndpointCache {}' },
  { from: /^bowser$/, contents: 'throw new Error("No browser runs this");', lazyOnly: true },
  {
    from: /^@smithy\/core\/event-streams$/,
    contents: 'throw new Error("This bundle holds no streams of events: lean-sdk.ts");',
    lazyOnly: true,
  },
];

/** Leaves out of bundles what the SDK loads for other places than Lambda: 107 KB, and two files read at the first call. */
export const leanSdk: Plugin = {
  name: 'lean-sdk',
  setup(build) {
    for (const [index, { from, lazyOnly }] of REPLACEMENTS.entries())
      build.onResolve({ filter: from }, ({ kind, importer }) =>
        lazyOnly && kind !== 'dynamic-import'
          ? undefined
          : { path: String(index), namespace: 'lean-sdk', pluginData: dirname(importer) },
      );
    build.onLoad({ filter: /./, namespace: 'lean-sdk' }, ({ path, pluginData }) => ({
      contents: REPLACEMENTS[Number(path)]?.contents ?? '',
      resolveDir: pluginData as string,
    }));
  },
};
