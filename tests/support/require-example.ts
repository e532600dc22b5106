import { exampleContent } from '../../src/pipeline/example.ts';
import { readBuildRecord } from '../../src/pipeline/build-record.ts';

/** @throws Error where `dist/` is another build than the one that these tests know */
export default function requireExample() {
  const { content, formMode, formEndpoint } = readBuildRecord();
  // The example, posted to the local inbox as docs/specification.md says.
  if (content === exampleContent && formMode === 'assumed' && formEndpoint.startsWith('http:')) return;
  throw new Error(
    `dist/ is built from ${content}/ for ${formEndpoint} (${formMode}), and these tests know ` +
      `${exampleContent}/ alone. Build that first: npm run build:example`,
  );
}
