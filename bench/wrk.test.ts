import { expect, it } from 'vitest';
import { readWrk } from './wrk.ts';

const calm = `Running 5s test @ http://127.0.0.1:8080/
  1 threads and 32 connections
  Latency Distribution
     50%  850.00us
     75%    1.10ms
     90%    2.02ms
     99%    1.20s
  51000 requests in 5.00s, 1.10GB read
Requests/sec:  10200.50
Transfer/sec:    225.10MB
`;

it('reads rate and latencies in milliseconds', () => {
  expect(readWrk(calm)).toEqual({ perSecond: 10200.5, p50: 0.85, p99: 1200, errors: 0 });
});

it('counts every kind of failure', () => {
  const failing = `${calm}  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 10\n`;
  expect(readWrk(failing).errors).toBe(17);
});
