/** Whether nine digits can be an organisation number: the last is a control digit, modulo 11. */
export function isOrganisationNumber(digits: string): boolean {
  if (!/^[1-9]\d{8}$/.test(digits)) return false;
  // The last digit itself weighs one: all of it together is a multiple of 11.
  const weighed = [3, 2, 7, 6, 5, 4, 3, 2, 1].map((weight, place) => weight * Number(digits[place]));
  return weighed.reduce((total, part) => total + part) % 11 === 0;
}

/** The form of a firm at the end of its name, without which people say it. */
export const forms = / (AS|ASA|ANS|DA|ENK|NUF|SA|BA)$/;

/** The register writes in capitals: `FLIS OG FUGE AS` is `Flis og Fuge AS`. */
export function asWritten(text: string): string {
  if (text !== text.toUpperCase()) return text;
  const form = forms.exec(text)?.[0] ?? '';
  const words = text.slice(0, text.length - form.length).toLowerCase();
  const names = words.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
  return names.replace(/ (Og|I|På|Ved)(?= )/g, (word) => word.toLowerCase()) + form;
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
