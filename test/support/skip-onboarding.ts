/** Runs in the page: whoever signs in there has been asked already who they are. */
export function skipOnboarding(): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const answer = await fetch(...request);
    if (!answer.ok || !/\/api\/session\/(confirm|log-in|refresh)$/.test(String(request[0]))) return answer;
    const session = await answer.json();
    return Response.json({ ...session, user: { ...session.user, onboarded: true } });
  };
}
