/** Name of the list of those who are named only. */
export const crewLabel = 'Flere ansatte';
