/** A request that the editor does not carry out; the message tells the owner why, in Norwegian. */
export class Refusal extends Error {
  readonly status: number;

  constructor(message: string, status = 422) {
    super(message);
    this.status = status;
  }
}
