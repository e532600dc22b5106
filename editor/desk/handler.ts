/** Answers a request for the desk's own pages, which lie under `/skrivebord/`. */
export async function handleDesk(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/skrivebord/status.json') {
    return Response.json({ mistakes: [], warnings: [], unsaved: 0 });
  }
  return new Response('Finnes ikke.', { status: 404 });
}
