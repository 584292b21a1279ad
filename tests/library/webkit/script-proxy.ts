import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A proxy between a browser and the app's server. It adds a script to each page, and counts open requests. */
export class ScriptProxy {
  open = 0;
  begun = 0;
  private readonly server = createServer((message, response) => this.pass(message, response));

  constructor(
    private readonly target: string,
    private readonly script: () => string,
  ) {}

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private pass(message: IncomingMessage, response: ServerResponse): void {
    this.begun += 1;
    this.open += 1;
    response.once('close', () => (this.open -= 1));
    // So that each page comes whole, as plain text.
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...headers } = message.headers;
    const onward = request(new URL(message.url!, this.target), {
      method: message.method!,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    onward.on('response', (answer) => void this.answer(answer, response));
    onward.on('error', () => response.destroy());
    message.pipe(onward);
  }

  private async answer(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'content-length': _length, ...headers } = answer.headers;
    if (!headers['content-type']?.startsWith('text/html')) {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.on('error', () => response.destroy()).pipe(response);
      return;
    }
    const page = await text(answer);
    // The replacement is a function, because `replace` would interpret dollar signs in a text.
    response
      .writeHead(answer.statusCode!, { ...headers, 'cache-control': 'no-store' })
      .end(page.replace('<head>', (head) => `${head}<script>${this.script()}</script>`));
  }
}
