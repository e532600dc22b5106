import { fieldPath, isStopping, type Issue } from './issue.ts';

/** What the owner reads about the issues of a folder such as `content`, grouped by file, with their number last. */
export function report(issues: readonly Issue[], folder: string): string {
  const stopping = issues.filter(isStopping).length;
  const blocks = issues.map((issue, index) => {
    const isNewFile = index > 0 && issues[index - 1]?.file !== issue.file;
    return `${isNewFile ? '\n' : ''}${block(issue, folder)}`;
  });
  const summary =
    stopping > 0
      ? `Fant ${stopping} feil i innholdet. Nettsiden ble ikke bygget.`
      : `Innholdet i ${folder} er i orden.`;
  return blocks.length > 0 ? `${blocks.join('\n')}\n\n${summary}` : summary;
}

function block({ file, line, field, found, expected, noteOnly }: Issue, folder: string): string {
  const place = [
    file === '' ? folder : `${folder}/${file}`,
    line === undefined ? '' : `linje ${line}`,
    fieldPath(field),
  ];
  return [
    `${noteOnly ? 'Merk: ' : ''}${place.filter((part) => part !== '').join(', ')}`,
    `  Fant: ${found}`,
    `  Ventet: ${expected}`,
  ].join('\n');
}
