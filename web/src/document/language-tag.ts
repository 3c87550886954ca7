/** The browser's language as a tag; some write it in ways that are none, such as "en-US@posix". */
export function getLanguageTag(): string {
  const [tag = ''] = navigator.language.split('@');
  return /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/.test(tag) ? tag : 'en-US';
}
