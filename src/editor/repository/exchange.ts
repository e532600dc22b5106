/** What a server answered. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Blob;
}

/**
 * Longest time without a transferred byte, in milliseconds. On this machine the connection tells when the
 * server has ended, and a save may take minutes while the machine is busy.
 */
const patience = EDITOR_REPO ? 60_000 : 2 ** 31 - 1;

/**
 * Sends a request and returns the answer with its whole body; `undefined` if there is none. A slow connection
 * may take any time: only a standstill ends the request. With XMLHttpRequest: `fetch` does not tell how much
 * has been sent.
 */
export const exchange = (url: string, { method = 'GET', headers, body = null }: RequestInit) =>
  new Promise<Answer | undefined>((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    // GitHub lets browsers keep an answer for a minute; with this header they do not (Fetch Standard, 4.6).
    if (!body) request.setRequestHeader('If-None-Match', '"-"');
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.responseType = 'blob';
    let timer: ReturnType<typeof setTimeout>;
    const move = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), patience);
    };
    request.upload.onprogress = move;
    request.onprogress = move;
    request.onloadend = () => {
      clearTimeout(timer);
      const { status } = request;
      const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
      const headers = new Headers(lines.map((line) => line.split(/: ?(.*)/s, 2) as [string, string]));
      // 0 without an answer.
      resolve(status === 0 ? undefined : { status, headers, body: request.response as Blob });
    };
    move();
    request.send(body as XMLHttpRequestBodyInit | null);
  });
