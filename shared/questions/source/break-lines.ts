const PRE = /(<pre\b[\s\S]*?<\/pre>)/i;

/** Writes the line breaks of a text with HTML in it as breaks of HTML, as programs do that take what is typed for both. */
export const breakLines = (text: string): string =>
  text
    .split(PRE)
    .map((part, at) => {
      const isWritten = at % 2 === 1;
      return isWritten ? part : part.replace(/<[^<>]*>|\n/g, (found) => (found === '\n' ? '<br>' : found));
    })
    .join('');
