import type { LocalProvider } from './providers.ts';

/** Renders the page on which anybody says who they are, and whether the provider has verified their address. */
export const renderProviderPage = ({ label, domains }: LocalProvider): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sign in with ${label}</title>
<style>body{font:16px/1.5 system-ui;max-width:30rem;margin:2rem auto;padding:0 1rem}label{display:block;margin:1rem 0}</style>
<h1>${label}</h1><p>A stand-in on this machine. The real page would ask for a password.</p>
<form method="post"><label>E-mail <input type="email" name="email" required autofocus></label>
${domains === null ? '<label><input type="checkbox" name="verified" checked> The address is verified</label>' : `<p>This school’s addresses end in ${domains.join(', ')}.</p>`}
<button>Sign in</button></form>
</html>`;
