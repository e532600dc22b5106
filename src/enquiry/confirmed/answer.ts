import type { SendResult } from '../result.ts';

/** What a provider answered, as far as it can be read. */
export interface Answer {
  status: number;
  /** The body where it is a JSON object; a page, such as a captcha, is none. */
  json: Readonly<Record<string, unknown>> | undefined;
}

/** A provider's own way of saying yes and no. It sees only answers in JSON with a status under 500. */
export type Adapter = (json: Readonly<Record<string, unknown>>, accepted: boolean) => SendResult;

/**
 * Reads a response whole.
 *
 * @throws where the connection breaks or is given up before the end
 */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, json: parseObject(text) };
}

function parseObject(text: string): Answer['json'] {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value of JSON is an object with named parts. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
