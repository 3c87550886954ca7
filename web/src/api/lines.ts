import type { ROUTES, RouteName } from '#shared/api/routes.ts';

type Routes = typeof ROUTES;
type Line<Name extends RouteName> = `${Routes[Name]['method']} ${Routes[Name]['path']}`;

/**
 * Method and path of every call. The contract's table brings the schemas of the whole document with it,
 * which a start page has no use for; the compiler holds these lines to it, so they cannot differ.
 */
export const LINES = {
  signUp: 'POST /session/sign-up',
  confirmSignUp: 'POST /session/confirm',
  resendCode: 'POST /session/resend-code',
  logIn: 'POST /session/log-in',
  refreshSession: 'POST /session/refresh',
  logOut: 'POST /session/log-out',
  initializeUser: 'POST /users/me',
  updateUser: 'PATCH /users/me',
  createDocument: 'POST /documents',
  listDocuments: 'GET /documents',
  readDocument: 'GET /documents/{id}',
  updateDocument: 'PUT /documents/{id}',
  renameDocument: 'PATCH /documents/{id}/name',
  copyDocument: 'POST /documents/{id}/copies',
  deleteDocument: 'DELETE /documents/{id}',
  restoreDocument: 'POST /documents/{id}/restore',
  publishDocument: 'POST /documents/{id}/publish',
  readPublishState: 'GET /documents/{id}/publish',
  readPublishSettings: 'GET /publish-settings',
  readPublished: 'GET /published/{id}',
  searchIcons: 'GET /icons',
  downloadIcon: 'POST /icons/{icon}/downloads',
  requestUpload: 'POST /images/uploads',
  completeUpload: 'POST /images/uploads/{upload}',
  readImages: 'GET /images',
  forgotPassword: 'POST /session/forgot-password',
  resetPassword: 'POST /session/reset-password',
  logOutEverywhere: 'POST /session/log-out-everywhere',
  exportAccount: 'GET /users/me/export',
  deleteAccount: 'POST /users/me/deletion',
  recordEvent: 'POST /events',
  sendHelpRequest: 'POST /help-requests',
  listHelpRequests: 'GET /help-requests',
  readMaintenance: 'GET /maintenance',
  setMaintenance: 'PUT /maintenance',
  listGallery: 'GET /gallery',
  unpublishDocument: 'POST /documents/{id}/unpublish',
  republishDocument: 'POST /documents/{id}/republish',
  shareKey: 'PUT /documents/{id}/shared-key',
} satisfies { [Name in RouteName]: Line<Name> };
