/**
 * Who may do what: the status of every answer, written by hand and read by people; `authorisation-matrix.test.ts`
 * holds the product to it, pair by pair. A dot is 404: nobody is told whether a document is there.
 *
 * Callers: `nobody` shows no token; `bad` one that is forged, expired, for something else or another's; `other` is
 * signed in (free, premium or an administrator) and owns nothing of this; `owner` is whose it is, free, premium or suspended, who
 * has a line of theirs where it makes a difference.
 */

/** How a document can stand; `hiding` is public and asked to be private, `shared` is public with its key; `linked` is private and opens by its link. */
export const STATES = [
  ...(['draft', 'queued', 'failed', 'public', 'private', 'hiding', 'shared', 'linked'] as const),
  ...(['unpublished', 'deleted', 'deletedPublic', 'unknown'] as const),
] as const;
export type State = (typeof STATES)[number];

/** Routes of one document, in each of its states. */
export const ONE_DOCUMENT = `
route              caller  draft queued failed public private hiding shared linked unpublished deleted deletedPublic unknown
readDocument       owner   200   200    200    200    200     200    200    200    200         ·       ·             ·
readDocument       other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
updateDocument     owner   200   200    200    200    200     200    200    200    200         ·       ·             ·
updateDocument     other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
renameDocument     owner   200   200    200    200    200     200    200    200    200         ·       ·             ·
renameDocument     other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
listRevisions      owner   200   200    200    200    200     200    200    200    200         ·       ·             ·
listRevisions      other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
readRevision       owner   200   200    200    200    200     200    200    200    200         ·       ·             ·
readRevision       other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
nameRevision       owner   204   204    204    204    204     204    204    204    204         ·       ·             ·
nameRevision       other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
copyDocument       owner   201   201    201    201    201     201    201    201    201         ·       ·             ·
copyDocument       other   ·     ·      ·      201    ·       ·      201    ·      ·           ·       ·             ·
deleteDocument     owner   204   204    204    204    204     204    204    204    204         204     204           ·
deleteDocument     other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
restoreDocument    owner   200   200    200    200    200     200    200    200    200         200     200           ·
restoreDocument    other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
eraseDocument      owner   ·     ·      ·      ·      ·       ·      ·      ·      ·           204     204           ·
eraseDocument      other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
publishDocument    owner   202   409    202    202    202     202    202    202    202         ·       ·             ·
publishDocument    suspended 402 409   402    402    402     402    402    402    402         ·       ·             ·
publishDocument    other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
unpublishDocument  owner   200   200    200    200    200     200    200    200    200         ·       ·             ·
unpublishDocument  other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
republishDocument  owner   200   200    200    200    200     200    200    200    200         ·       ·             ·
republishDocument  other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
shareKey           owner   200   200    200    200    200     200    200    200    200         ·       ·             ·
shareKey           other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
shareLink          owner   200   200    200    200    200     200    200    200    200         ·       ·             ·
shareLink          other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
moveToFolder       owner   200   200    200    200    200     200    200    200    200         ·       ·             ·
moveToFolder       other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
readPublishState   owner   200   200    200    200    200     200    200    200    200         ·       ·             ·
readPublishState   other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
readPremium        owner   200   200    200    200    200     200    200    200    200         ·       ·             ·
readPremium        other   ·     ·      ·      ·      ·       ·      ·      ·      ·           ·       ·             ·
readPublished      owner   ·     ·      ·      200    200     200    200    200    ·           ·       ·             ·
readPublished      other   ·     ·      ·      200    ·       ·      200    200    ·           ·       ·             ·
readPublished      nobody  ·     ·      ·      200    ·       ·      200    200    ·           ·       ·             ·
askOtherPaper      owner   ·     ·      ·      202    202     202    202    202    ·           ·       ·             ·
askOtherPaper      other   ·     ·      ·      202    ·       ·      202    202    ·           ·       ·             ·
askOtherPaper      nobody  ·     ·      ·      202    ·       ·      202    202    ·           ·       ·             ·
`;

/** All other routes. Where it says 401 for who is signed in, the route wants a cookie or a password instead. Changing the plan ends it for who is suspended: last. */
export const ALL_ELSE = `
route                nobody bad user suspended admin
signUp               200    200 200  200       200
confirmSignUp        422    422 422  422       422
resendCode           204    204 204  204       204
logIn                401    401 401  401       401
refreshSession       401    401 401  401       401
listProviders        200    200 200  200       200
startSignIn          302    302 302  302       302
finishSignIn         302    302 302  302       302
logOut               204    204 204  204       204
forgotPassword       204    204 204  204       204
resetPassword        422    422 422  422       422
logOutEverywhere     401    401 401  401       401
initializeUser       401    401 200  200       200
updateUser           401    401 200  200       200
exportAccount        401    401 200  200       200
readSecurity         401    401 200  200       200
endSession           401    401 204  204       204
startEmailChange     401    401 204  204       204
confirmEmailChange   401    401 422  422       422
startTwoStep         401    401 200  200       200
confirmTwoStep       401    401 422  422       422
endTwoStep           401    401 204  204       204
renewRecoveryCodes   401    401 422  422       422
deleteAccount        401    401 422  422       422
createDocument       401    401 201  201       201
listDocuments        401    401 200  200       200
listDocumentWords    401    401 200  200       200
listTrash            401    401 200  200       200
readPublishSettings  401    401 200  200       200
listFolders          401    401 200  200       200
saveFolder           401    401 200  200       200
deleteFolder         401    401 204  204       204
listKeptItems        401    401 200  200       200
keepItem             401    401 200  200       200
removeKeptItem       401    401 204  204       204
listKeptShares       401    401 200  200       200
shareKeptItems       401    401 201  201       201
endKeptShare         401    401 204  204       204
readSharedItems      401    401 404  404       404
copySharedItems      401    401 404  404       404
listGallery          200    200 200  200       200
searchIcons          200    200 200  200       200
downloadIcon         401    401 200  200       200
requestUpload        401    401 201  201       201
completeUpload       401    401 404  404       404
readImages           401    401 200  200       200
recordEvent          204    401 204  204       204
sendHelpRequest      204    401 204  204       204
listHelpRequests     401    401 403  403       200
closeHelpRequest     401    401 403  403       404
readPlan             401    401 200  200       200
readPrices           200    200 200  200       200
startCheckout        401    401 200  409       200
payAgain             401    401 409  200       409
takePaymentEvent     400    400 400  400       400
readMaintenance      200    200 200  200       200
readPlannedMaintenance 401  401 403  403       200
setMaintenance       401    401 403  403       200
changePlan           401    401 409  200       409
`;
