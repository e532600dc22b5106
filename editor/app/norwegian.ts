/**
 * What Keystatic has in English only, or in a Norwegian that nobody speaks, as its source has it, and what the owner reads
 * instead. Each must be found in the source: a new version of Keystatic that says something else is noticed when the
 * editor is built.
 */
export const norwegian: readonly (readonly [source: string, replacement: string])[] = [
  ['"create": `Skape`', '"create": `Opprett`'],
  ['"edit": `Redigere`', '"edit": `Rediger`'],
  ['"dashboard": `Dashbord`', '"dashboard": `Oversikt`'],
  ['"singletons": `Singletoner`', '"singletons": `Sider`'],
  ['children: "Dashboard"', 'children: "Oversikt"'],
  ['children: "Unsaved"', 'children: "Ikke lagret"'],
  ['children: "Create the first entry"', 'children: "Lag det første"'],
  [
    'children: "Are you sure? This action cannot be undone."',
    'children: "Er du sikker? Prosjektet og bildene i det blir slettet."',
  ],
  ['children: "Entry not found."', 'children: "Siden finnes ikke."'],
  ['children: "Not found"', 'children: "Finnes ikke"'],
  ['children: "Changed"', 'children: "Endret"'],
  ['"aria-label": "show search"', '"aria-label": "Vis søk"'],
  ['"aria-label": "Loading Entries"', '"aria-label": "Henter"'],
  ['"aria-label": "Loading Item"', '"aria-label": "Henter"'],
  ['"aria-label": "Status"', '"aria-label": "Tilstand"'],
  ['"aria-label": "Saving changes"', '"aria-label": "Lagrer"'],
  ['"aria-label": "Creating entry"', '"aria-label": "Lagrer"'],
  ['"aria-label": "Open app navigation"', '"aria-label": "Åpne menyen"'],
  ['"aria-label": "Add"', '"aria-label": "Legg til"'],
  ['"aria-label": `Updating ${singletonConfig.label}`', '"aria-label": `Lagrer ${singletonConfig.label}`'],
  ['isCreating ? "Create" : "Save"', 'isCreating ? "Lagre" : "Lagre"'],
  ['label: "Delete entry\\u2026"', 'label: "Slett prosjektet …"'],
  ['title: "Delete entry"', 'title: "Slett prosjektet"'],
  ['label: "Reset"', 'label: "Tilbakestill"'],
  ['label: "Reset changes"', 'label: "Tilbakestill det som ikke er lagret"'],
  ["label: 'Reset'", "label: 'Tilbakestill'"],
  ['primaryActionLabel: "Yes, delete"', 'primaryActionLabel: "Ja, slett"'],
  ['cancelLabel: "Cancel"', 'cancelLabel: "Avbryt"'],
  ['toastQueue.positive("Entry created"', 'toastQueue.positive("Prosjektet er lagret"'],
  ["name: 'Status'", "name: 'Tilstand'"],
  ["name: 'Slug'", "name: 'Mappe'"],
  ["name: 'Name'", "name: 'Navn'"],
  ['title: "No results"', 'title: "Ingen treff"'],
  [
    'message: `No items matching "${searchTerm}" were found.`',
    'message: `Fant ikke noe med «${searchTerm}».`',
  ],
  ['title: "Empty collection"', 'title: "Ingen prosjekter ennå"'],
  ['["There aren\'t any entries yet.", " ",', '['],
  ['"to see it here."', '""'],
  ['title: "Unable to load collection"', 'title: "Prosjektene kunne ikke hentes"'],
  ["singular: 'change',\n        plural: 'changes'", "singular: 'endring',\n        plural: 'endringer'"],
  ["singular: 'entry',\n        plural: 'entries'", "singular: 'prosjekt',\n        plural: 'prosjekter'"],
  ['"Restored draft from "', '"Hentet frem igjen det som ikke ble lagret "'],
  [
    '"Other changes have been made to this entry since the draft. You may want to discard the draft changes."',
    '"Skjemaet er endret et annet sted siden. Velg «Tilbakestill» hvis det er det andre som gjelder."',
  ],
  ["label: 'Light'", "label: 'Lys'"],
  ["label: 'Dark'", "label: 'Mørk'"],
  ["label: 'System'", "label: 'Som maskinen'"],
  // The bar below the form takes its room.
  ['height: "100vh"', 'height: "100%"'],
  // A copy would name pictures that lie in the folder of another project, and a clipboard holds no pictures.
  ['items = [t1, t2, t3, t4, t5];', 'items = [t1, t2];'],
  ['actions = [t4, t5, t6];', 'actions = [t4];'],
  [
    `}, {
  key: 'copy',
  label: 'Copy entry',
  icon: clipboardCopyIcon
}, {
  key: 'paste',
  label: 'Paste entry',
  icon: clipboardPasteIcon
}];`,
    '}];',
  ],
];
