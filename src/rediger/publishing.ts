/** How far a saved commit has come on its way to the site. */
export interface PublishingStatus {
  /** `unknown`: nobody can tell, for example because the token may not read the workflow's runs. */
  state: 'publishing' | 'out' | 'stopped' | 'unknown';
  /** What the owner reads. */
  text: string;
  /** Where it says why publishing stopped. */
  link?: string | undefined;
}
