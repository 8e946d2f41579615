/** Where people find help with gambling. Bodies close and change names: this is the one place. */
export const helpLines: readonly {
  readonly name: string;
  readonly what: string;
  readonly url: string;
}[] = [
  {
    name: 'GamCare',
    what: 'National Gambling Helpline, 0808 8020 133, free and at any hour',
    url: 'https://www.gamcare.org.uk/',
  },
  {
    name: 'GAMSTOP',
    what: 'Exclude yourself from all online gambling licensed in Great Britain',
    url: 'https://www.gamstop.co.uk/',
  },
  {
    name: 'Gambling Therapy',
    what: 'Free help in many languages, wherever you are',
    url: 'https://www.gamblingtherapy.org/',
  },
  {
    name: 'Gamblers Anonymous',
    what: 'Meetings with others who have been there',
    url: 'https://www.gamblersanonymous.org.uk/',
  },
];
