/** Decodes the address of a file within a package; what comes after its path goes. */
export function decodeAddress(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Resolves an address in a file of a package, as "../images/a.png", to a path of the package. */
export function resolveAddress(from: string, address: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of decodeAddress(address).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
