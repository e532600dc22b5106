import { Picture } from '../../components/Picture.tsx';
import { SectionTitle } from '../../components/Section.tsx';
import { Cell, Tiles } from '../../components/Wall.tsx';
import type { About } from '../../site/site.ts';

/** The story in words beside two photographs; on a wide wall the photographs share the height of the words. */
export function Story({ content }: { content: About }) {
  return (
    <Tiles className="grid-cols-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Cell padding="section" className="grid content-center gap-[clamp(1.5rem,0.9rem+2vw,3rem)]">
        <SectionTitle id="om-oss" title={content.title} />
        <div className="grid max-w-measure gap-4">
          <p className="mb-1 text-lead tracking-[-0.008em]">{content.lead}</p>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-ink-muted">
              {paragraph}
            </p>
          ))}
        </div>
      </Cell>
      <Cell
        padding="none"
        className="grid gap-joint-photo p-joint-photo max-lg:auto-cols-fr max-lg:grid-flow-col lg:auto-rows-fr print:hidden"
      >
        {content.pictures.map((picture) => (
          <Picture
            key={picture.src}
            picture={picture}
            className="aspect-square w-full sm:aspect-4/3 lg:aspect-3/2 lg:h-full lg:min-h-0"
          />
        ))}
      </Cell>
    </Tiles>
  );
}
