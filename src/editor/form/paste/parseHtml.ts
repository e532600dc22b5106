/**
 * HTML as a page of its own, in which nothing is fetched or run. The editor's policy lets no text become
 * HTML, so that a `DOMParser` is refused; what a request brings is no text.
 */
export function parseHtml(html: string): Promise<Document> {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  return new Promise<Document>((resolve, reject) => {
    request.onload = () => resolve(request.response);
    request.onerror = () => reject(new Error('The pasted HTML cannot be read.'));
    request.send();
  }).finally(() => URL.revokeObjectURL(address));
}
