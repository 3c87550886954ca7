/**
 * What our own file adds to the dotted face, each as one precomposed character: letters with accents, the letters
 * that are none of A to Z, and the signs of a sentence.
 */
const ACCENTED =
  'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ' +
  'ĀāĂăĄąĆćĊċČčĎĒēĖėĘęĚěĞğĠġĪīĮįİŃńŇňŌōŐőŔŕŘřŚśŞşŠšŤŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț' +
  'ďťľĽĹĺŅņĻļĶķ';
const OTHERS = 'ßÆæŒœØøĐđŁłı';
const PUNCTUATION = '.,:;!?¡¿\'"’‘“”„-–—…()/+=';
export const DOTTED_CHARACTERS: string = ACCENTED + OTHERS + PUNCTUATION;
