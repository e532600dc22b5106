import type { BuildRecord } from './build-record.ts';

/** The content that tests know: a copy of the example that the project came with. `content/` itself is the firm's to change. */
export const exampleContent = 'tests/content';

/** Whether a build is the one that tests know: of the example, sending to the inbox in the way of the docs/specification.md. */
export const isExample = ({ content, formMode, formEndpoint }: BuildRecord) =>
  content === exampleContent && formMode === 'assumed' && formEndpoint.startsWith('http:');

/** What a build can be told about the firm, its host and its form provider: nothing, and whose content it shows. */
const settings = {
  DEPLOY: '',
  SITE_URL: '',
  ALLOW_DEMO: '',
  PUBLIC_FORM_ENDPOINT: '',
  PUBLIC_FORM_MODE: '',
  PUBLIC_FORM_ACCESS_KEY: '',
  CONTENT_DIR: exampleContent,
};

/** An environment in which a build is the one that tests know, whatever is set in the one given. */
export const exampleEnvironment = (variables: NodeJS.ProcessEnv) => ({ ...variables, ...settings });
