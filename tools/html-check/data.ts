import type { BuiltSite, Page } from './site.ts';

/** Structured data is JSON, says what vocabulary it is in, refers only to what is described, and rates nothing. */
export function checkData({ pages }: BuiltSite): string[] {
  const blocks = pages.flatMap((page) => blocksOf(page));
  const described = new Set(
    blocks.flatMap(({ objects }) => objects.filter(isDescription).map((object) => object['@id'])),
  );
  return blocks.flatMap(({ file, error, context, objects }) => {
    if (error !== undefined) return [`${file}: strukturerte data er ikke gyldig JSON: ${error}`];
    const unknown = objects
      .map((object) => object['@id'])
      .filter((id) => id !== undefined && !described.has(id));
    return [
      ...(context === 'https://schema.org' ? [] : [`${file}: strukturerte data mangler @context.`]),
      ...unknown.map((id) => `${file}: strukturerte data viser til «${String(id)}», som ikke er beskrevet.`),
      ...(objects.some((object) => 'aggregateRating' in object || 'review' in object)
        ? [`${file}: strukturerte data gir firmaet karakter. Det kan det ikke gjøre selv.`]
        : []),
    ];
  });
}

type JsonObject = Record<string, unknown>;

const isDescription = (object: JsonObject) => '@id' in object && '@type' in object;

interface Block {
  file: string;
  error?: string;
  context?: unknown;
  /** Every object of the block, also those within others. */
  objects: JsonObject[];
}

function blocksOf({ file, document }: Page): Block[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
    try {
      const data: JsonObject = JSON.parse(script.textContent ?? '');
      return { file, context: data['@context'], objects: objectsIn(data) };
    } catch (error) {
      return { file, error: String(error), objects: [] };
    }
  });
}

function objectsIn(value: unknown): JsonObject[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value as JsonObject]), ...Object.values(value).flatMap(objectsIn)];
}
