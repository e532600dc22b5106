/* npm run prepare: sets up the hooks, where the packages for development are installed. */
try {
  const { default: husky } = await import('husky');
  husky();
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
}
