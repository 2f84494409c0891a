/** Requests over a connection that may break. */
import { Unreachable } from "./api";

const RETRIES = [400, 1200, 3000];

export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The same call again while the server cannot be reached: with its nonce nothing is done twice. */
export async function insist<T>(call: () => Promise<T>): Promise<T> {
  for (const wait of RETRIES) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await new Promise((resume) => setTimeout(resume, wait));
    }
  }
  return call();
}
