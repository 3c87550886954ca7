/** Messages for missing parts of a document, shared by the editor and the server. */
export const REQUIREMENTS = {
  choice: 'Select at least one',
  otherSubject: 'Please specify the subject.',
  filename: 'Please enter a name for your document.',
  private: 'Uploading images requires saving worksheet as Private.',
  missingImage: 'This image is not in your account yet. Please add it again.',
  premiumImages: 'Premium images require saving worksheet as Private.',
  imageType: 'Please choose a JPEG, PNG or SVG image.',
  imageSize: 'Images can be at most 5 MB.',
} as const;
