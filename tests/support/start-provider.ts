import { serve } from 'srvx';

/**
 * Starts a form provider, which reads every post to its end and sends what `answer` returns. It is a real
 * server, because a browser ends an intercepted request when its page is left.
 */
export async function startProvider(answer: () => Promise<Response> | Response) {
  let posts = 0;
  const server = serve({
    fetch: async (request) => {
      await request.text();
      posts += 1;
      const response = await answer();
      response.headers.set('access-control-allow-origin', '*');
      return response;
    },
    port: 0,
    hostname: 'localhost',
    silent: true,
    gracefulShutdown: false,
  });
  await server.ready();
  return {
    url: `http://localhost:${new URL(server.url ?? '').port}`,
    /** How many posts have arrived. */
    posts: () => posts,
    close: () => server.close(true),
  };
}
