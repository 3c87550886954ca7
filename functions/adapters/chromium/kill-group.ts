/** Kills all processes of a browser's group; nothing happens where they have ended, or the browser never started. */
export function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}
