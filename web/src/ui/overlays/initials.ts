/** Returns at most two letters of any script: "MR" of "Maria Rivera", "M" of "maria@school.example". */
export function getInitials(name: string): string {
  const [local = ''] = name.trim().split('@');
  const words = local.split(/[\s._-]+/).filter(Boolean);
  const first = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return first.join('').toUpperCase() || '?';
}
