import { exampleContent, isExample } from '../../tools/shared/example.ts';
import { readBuildRecord } from '../../tools/shared/build-record.ts';

/** @throws Error where `dist/` is another build than the one that these tests know */
export default function requireExample() {
  const record = readBuildRecord();
  if (isExample(record)) return;
  throw new Error(
    `dist/ is built from ${record.content}/ for ${record.formEndpoint} (${record.formMode}), and these tests know ${exampleContent}/ alone. Build that first: npm run build:example`,
  );
}
