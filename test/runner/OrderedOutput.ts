type Chunk = Uint8Array | string;

interface Channel {
  readonly waiting: Chunk[];
  isEnded: boolean;
}

/** Output of steps that run beside each other, unmixed: the first step's as it comes, the next one's after its end. */
export class OrderedOutput {
  readonly #write: (chunk: Chunk) => void;
  readonly #channels: Channel[] = [];

  constructor(write: (chunk: Chunk) => void) {
    this.#write = write;
  }

  open(): { write(chunk: Chunk): void; end(): void } {
    const channel: Channel = { waiting: [], isEnded: false };
    this.#channels.push(channel);
    return {
      write: (chunk) => {
        channel.waiting.push(chunk);
        this.#forward();
      },
      end: () => {
        channel.isEnded = true;
        this.#forward();
      },
    };
  }

  #forward(): void {
    for (let first = this.#channels[0]; first !== undefined; first = this.#channels[0]) {
      for (const chunk of first.waiting.splice(0)) this.#write(chunk);
      if (!first.isEnded) return;
      this.#channels.shift();
    }
  }
}
