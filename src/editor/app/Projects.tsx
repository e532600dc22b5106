import { textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { QuietButton } from '../form/elements.tsx';
import { List } from '../form/List.tsx';
import { Photo } from '../form/Photo.tsx';
import { projectsIn, projectTitle, shortId, withProjects } from '../projects.ts';
import { emptyProject, projectFile } from '../values.ts';
import { linkTo } from './route.ts';

/** The projects in the order of the page, above the form of their file. */
export function Projects() {
  const { draft, change, value, filled, openField } = useForm();
  const projects = projectsIn(draft);
  const shown = projects.filter((project) => project.value['hidden'] !== true);
  const named = textAt(value, 'featured');
  const featured = (shown.find(({ id }) => id === named) ?? shown[0])?.id;
  const add = () => {
    const id = `prosjekt-${shortId()}`;
    change((now) => withProjects(now, [...projectsIn(now), { id, value: emptyProject }]));
    openField({ file: projectFile(id), field: ['title'] });
  };
  return (
    <>
      <List
        items={projects}
        nameOf={(project) => `«${filled(projectTitle(project))}»`}
        onEdit={(edit) => change((now) => withProjects(now, edit(projectsIn(now))))}
      >
        {(project) => {
          const picture = textAt(project.value, 'mainImage');
          return (
            <a className="row" href={linkTo(projectFile(project.id))}>
              {picture && <Photo name={`projects/${project.id}/${picture}`} />}
              <span>
                {filled(projectTitle(project))}
                {project.value['hidden'] === true && <small>Skjult</small>}
                {featured === project.id && <small>Vises stort, alltid først</small>}
              </span>
            </a>
          );
        }}
      </List>
      <QuietButton onClick={add}>Nytt prosjekt</QuietButton>
      <h2>Over prosjektene</h2>
    </>
  );
}
