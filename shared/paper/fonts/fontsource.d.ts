/** Style sheets that are packages; importing one puts it into the page. */
declare module '@fontsource-variable/*';
declare module '@fontsource/*';
