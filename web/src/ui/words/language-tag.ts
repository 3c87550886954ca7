/** Returns the browser's language as a tag; values that are no tag, such as "en-US@posix", are repaired. */
export function getLanguageTag(): string {
  const [tag = ''] = navigator.language.split('@');
  return /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/.test(tag) ? tag : 'en-US';
}
