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
 * may take any time: only a standstill ends the request.
 */
export const exchange = (url: string, init: RequestInit): Promise<Answer | undefined> =>
  init.body === undefined ? get(url, init) : send(url, init);

async function get(url: string, init: RequestInit): Promise<Answer | undefined> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), patience);
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: silence.signal, ...init });
    const parts: BlobPart[] = [];
    const reader = answer.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      parts.push(part.value);
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), patience);
    }
    const type = answer.headers.get('Content-Type') ?? '';
    return { status: answer.status, headers: answer.headers, body: new Blob(parts, { type }) };
  } catch (error) {
    // TypeError without a connection (Fetch Standard, 5.6), DOMException of the signal.
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** With XMLHttpRequest: `fetch` does not tell how much has been sent. */
const send = (url: string, { method = 'POST', headers, body }: RequestInit) =>
  new Promise<Answer | undefined>((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
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
    request.send(body as XMLHttpRequestBodyInit);
  });
