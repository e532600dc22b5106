/**
 * Lets the page ask its own host and the repository's, and no other: Sveltia asks others whether GitHub is well and
 * whether it is itself outdated. The policy of the page refuses them too, with a red line for each.
 */
export function stayHome() {
  const ask = window.fetch;
  const home = [location.origin, 'https://api.github.com'];
  window.fetch = (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input, location.href);
    return home.includes(origin)
      ? ask(input, init)
      : Promise.reject(new TypeError(`${origin} is not asked.`));
  };
}
