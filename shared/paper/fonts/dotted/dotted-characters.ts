/**
 * The characters that our own file adds to the dotted font, each precomposed: accented letters, letters
 * beyond A to Z, and punctuation.
 */
const ACCENTED =
  'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ' +
  'ĀāĂăĄąĆćĊċČčĎĒēĖėĘęĚěĞğĠġĪīĮįİŃńŇňŌōŐőŔŕŘřŚśŞşŠšŤŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț' +
  'ďťľĽĹĺŅņĻļĶķ';
const OTHERS = 'ßÆæŒœØøĐđŁłı';
const PUNCTUATION = '.,:;!?¡¿\'"’‘“”„-–—…()/+=';
export const DOTTED_CHARACTERS: string = ACCENTED + OTHERS + PUNCTUATION;
