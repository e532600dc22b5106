import { orderFile, getProjectForm } from '../values.ts';

/** The form of each part of the page, by what finds it there. */
const forms: readonly [selector: string, form: string][] = [
  ['.header, footer, .bulletin', 'firm.yaml'],
  ['#hjem', 'hero.yaml'],
  ['#om-oss', 'about.yaml'],
  ['#tjenester', 'services.yaml'],
  ['#prosjekter', orderFile],
  ['#ansatte', 'staff.yaml'],
  ['#kontakt', 'contact.yaml'],
];

/** Begins the `id` of a project on the page. */
const projectId = 'prosjekt-';

/** The form of the part of the page that an element is in; nothing where the page has no name for it. */
export function findFormAt(element: Element): string | undefined {
  for (let part: Element | null = element; part && !part.matches('section'); part = part.parentElement) {
    const [title, ...others] = part.querySelectorAll(`[id^='${projectId}']`);
    if (title && others.length === 0) return getProjectForm(title.id.slice(projectId.length));
  }
  const part = forms.find(([selector]) => element.closest(selector));
  return part?.[1];
}
