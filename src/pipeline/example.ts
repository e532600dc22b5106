/** The example that tests know; `content/` belongs to the firm. */
export const exampleContent = 'example';

const settings = {
  DEPLOY: '',
  SITE_URL: '',
  ALLOW_DEMO: '',
  PUBLIC_FORM_ENDPOINT: '',
  CONTENT_DIR: exampleContent,
};

/** The environment with the settings of the build that tests know. */
export const exampleEnvironment = () => ({ ...process.env, ...settings });
