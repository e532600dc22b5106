/** Whether nine digits can be an organisation number: the last is a control digit, modulo 11. */
export function isOrganisationNumber(digits: string): boolean {
  if (!/^[1-9]\d{8}$/.test(digits)) return false;
  // The last digit itself weighs one: all of it together is a multiple of 11.
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * [3, 2, 7, 6, 5, 4, 3, 2, 1][place]!,
    0,
  );
  return sum % 11 === 0;
}

/** A firm's name without its form at the end, as people say it. */
export const withoutForm = (name: string) => name.replace(/ (AS|ASA|ANS|DA|ENK|NUF|SA|BA)$/, '');

/** The register writes in capitals: `FLIS OG FUGE AS` is `Flis og Fuge AS`. */
export function asWritten(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text
    .toLowerCase()
    .replace(
      /(^|[\s\-.,/&'\d])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/ (Og|I|På|Ved)(?= )/g, (word) => word.toLowerCase())
    .replace(/ (As|Asa|Ans|Da|Enk|Nuf|Sa|Ba)$/, (form) => form.toUpperCase());
}

/** `999999999` as it is printed: `999 999 999`. */
export const spaced = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1 ');

/** A telephone number as it is printed: `+4740000000` is `400 00 000`. What has its spaces keeps them. */
export const asPhone = (text: string) =>
  text
    .replace(/^(\+|00)47\s*/, '')
    .replace(/^([49]\d\d)(\d\d)(\d{3})$/, '$1 $2 $3')
    .replace(/^(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4');

/** An address as people type it, `www.firmaet.example`, with `https` before it. */
export const asWebsite = (text: string) => `https://${text.replace(/^https?:\/\//, '')}`;
