import { parseArgs } from 'node:util';
import { publishFolder } from './publish-folder.js';
import { fromCaller, storeAddress } from './store-address.js';

const USAGE =
  'usage: npm run publish:remote -w tools -- FOLDER… --to STORE [--if-new] [--local] [--by NAME]';

const { values, positionals } = parseArgs({
  options: {
    to: { type: 'string' },
    'if-new': { type: 'boolean' },
    local: { type: 'boolean' },
    by: { type: 'string', default: 'npm run publish:remote' },
  },
  allowPositionals: true,
});

const main = async (): Promise<void> => {
  if (!values.to || positionals.length === 0) throw new Error(USAGE);
  for (const folder of positionals) {
    const { name, version, changed } = await publishFolder(
      fromCaller(folder),
      storeAddress(values.to),
      { by: values.by, ifNew: values['if-new'], isLocal: values.local },
    );
    console.log(`${name} ${version} ${changed ? 'is published' : 'was published before'}`);
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
