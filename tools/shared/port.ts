import getPort, { clearLockedPorts, portNumbers } from 'get-port';
import { CommandError } from './command.ts';

/** Makes sure that a port, chosen by the variable `name`, is free on every address of this machine before anything is started on it. */
export async function requireFreePort(port: number, name: string): Promise<void> {
  // What this process itself found free before is not taken yet.
  clearLockedPorts();
  if ((await getPort({ port })) !== port)
    throw new CommandError(
      `Port ${port} er opptatt av et annet program, eller krever særlige rettigheter. Velg en annen med ${name}, for eksempel ${name}=5300.`,
    );
}

/** The first free port from a number on. */
export const findFreePort = (from: number) => getPort({ port: portNumbers(from, from + 99) });
