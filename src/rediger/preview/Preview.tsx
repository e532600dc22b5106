import type { CustomPreviewTemplateProps as PreviewProps } from '@sveltia/cms';
import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { anyProject, contentPath } from '../config.ts';
import { picturesCame } from '../pictures/addresses.ts';
import { coloursOf } from './colours.ts';
import { type ShownFile, showContent } from './content.tsx';
import { views } from './views.tsx';

/**
 * The part of the site that a form is about, drawn by the site's own functions and components from what stands in the form
 * now. What cannot be drawn yet, as a project without a picture, says so.
 */
export function Preview({ entry, getCollection }: PreviewProps) {
  const [drawing, setDrawing] = useState<ReactNode>();
  const [broken, setBroken] = useState<ReactNode>();
  const form = JSON.stringify(entry.get('data'));
  useEffect(() => {
    let isLatest = true;
    const show = async () => {
      const drawn = await draw(fileOf(entry), getCollection).catch(() => incomplete);
      if (isLatest) setDrawing(drawn);
      // The words do not wait for the pictures.
      if ((await picturesCame()) && isLatest) await show();
    };
    void show();
    return () => {
      isLatest = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `entry` is another object each time; what it says is in `form`
  }, [form, getCollection]);
  return (
    // What could not be drawn is tried again when something in it has changed.
    <ErrorBoundary key={String(broken === drawing)} onBroken={() => setBroken(drawing)} fallback={incomplete}>
      {drawing}
    </ErrorBoundary>
  );
}

const incomplete = <p className="mt-4 text-center">Fyll ut resten, så vises det her.</p>;

/** A file as Sveltia has it; a project that is new has no path yet. */
function fileOf(entry: PreviewProps['entry']): ShownFile {
  const path = entry.get('path') || `${contentPath}/${anyProject}`;
  return { path, name: path.slice(contentPath.length + 1), data: entry.get('data').toJS() as unknown };
}

async function draw(edited: ShownFile, getCollection: PreviewProps['getCollection']) {
  const collections = await Promise.all([getCollection('_singletons'), getCollection('projects')]);
  const saved = collections.flat().map(fileOf);
  const isProject = edited.name.startsWith('projects/');
  const others = saved.filter(
    ({ name }) => name !== edited.name && !(isProject && name.startsWith('projects')),
  );
  // The only project is the large one: there most of it is seen. Nothing stands above it.
  showContent([edited, ...others, ...(isProject ? [{ ...edited, name: 'projects.yaml', data: {} }] : [])]);
  const name = isProject ? 'projects' : edited.name.replace(/.*\/|\..*/g, '');
  const brand = [edited, ...others].find((file) => file.name === 'brand/brand.yaml');
  return (
    <>
      <style>{coloursOf(brand?.data)}</style>
      {await views[name as keyof typeof views]()}
    </>
  );
}
