import getPort, { clearLockedPorts, portNumbers } from 'get-port';
import { UserError } from '../../src/pipeline/environment.ts';

/** @throws UserError that names the variable, if the port is taken on any address of this machine */
export async function requireFreePort(port: number, name: string): Promise<void> {
  // `get-port` reserves ports that it returned before.
  clearLockedPorts();
  if ((await getPort({ port })) !== port)
    throw new UserError(
      `Port ${port} er opptatt av et annet program, eller krever særlige rettigheter. Velg en annen ` +
        `med ${name}, for eksempel ${name}=5300.`,
    );
}

/** The first free port of a hundred. */
export const findFreePort = (from: number) => getPort({ port: portNumbers(from, from + 99) });
