import { privacyText, termsText } from './legal-defaults.ts'
import type { Website } from './website.ts'

/** What a fresh install says: true for any operator. No voices and no figures that nobody gave. */
export const defaultWebsite: Website = {
  landing: {
    home: {
      visibility: true,
      headingLine1: 'Say it in words.',
      headingLine2: 'Color it by hand.',
      subheading:
        'Describe any picture and get a crisp black-and-white page, ready to color on screen or at the kitchen table.',
      image: null,
      platforms: { web: '', android: '', ios: '', windows: '', mac: '', debian: '' },
    },
    howItWorks: {
      visibility: true,
      heading: 'From a sentence to a colored page',
      subheading: 'Three steps, and the last one is the best.',
      example: 'a snail with a cottage for a shell, and mushrooms by the door',
      steps: [
        {
          id: 'say',
          title: 'Say it',
          description: 'Write what you want to see: an animal, a place, a birthday, something that does not exist yet.',
          image: null,
        },
        {
          id: 'get',
          title: 'Get the page',
          description:
            'It is drawn as clean outlines with closed shapes, made for crayons and for fingers on a screen.',
          image: null,
        },
        {
          id: 'color',
          title: 'Color it',
          description: 'Paint on the screen, or print it and bring out the pencils.',
          image: null,
        },
      ],
    },
    features: {
      visibility: true,
      heading: 'A studio that stays inside the lines',
      subheading: 'Made for small hands, patient parents and people who color to rest.',
      // The first six stand around a picture of the studio, three on each side, at what they are about.
      items: [
        {
          id: 'inside',
          title: 'Stay inside the lines',
          description: 'Switch it on and the brush keeps to the shape where it began.',
        },
        {
          id: 'fill',
          title: 'Fill without leaks',
          description: 'Tap a shape and it fills to the line, even where the line has a gap.',
        },
        { id: 'brushes', title: 'Six brushes', description: 'From 30 for skies down to 5 for whiskers.' },
        {
          id: 'undo',
          title: 'Undo everything',
          description: 'Every stroke can be taken back, and clearing the page too.',
        },
        { id: 'paper', title: 'Sharp on paper', description: 'Pages fit A4 and Letter, colored or blank.' },
        {
          id: 'colors',
          title: 'Nineteen colors, plus yours',
          description: 'A tidy tin, with a well for any shade you like.',
        },
        {
          id: 'saved',
          title: 'Nothing is lost',
          description: 'Each stroke is kept on your device and saved to your account when you pause.',
        },
        {
          id: 'keys',
          title: 'Without a mouse',
          description: 'Walk from shape to shape with the arrow keys, and fill with Enter.',
        },
      ],
    },
    testimonials: { visibility: false, heading: 'From people who color', items: [] },
    metrics: { visibility: false, heading: 'Colored so far', items: [] },
    pricing: {
      visibility: true,
      heading: 'Start free. Stay as long as you like.',
      subheading: 'Every plan renews monthly and can be canceled at any time.',
    },
    faqs: {
      visibility: true,
      heading: 'Good to know',
      items: [
        {
          id: 'try',
          question: 'Can I try it without paying?',
          answer:
            'Yes. The free plan lets you create a few pages and color public ones every month. No card is needed.',
        },
        {
          id: 'credits',
          question: 'What does a credit pay for?',
          answer:
            'There are two kinds: one for creating a page, one for coloring a public page for the first time. Coloring your own pages and saving again cost nothing.',
        },
        {
          id: 'failed',
          question: 'What if a drawing fails?',
          answer: 'Nothing is charged. A credit that was set aside for it is given back at once.',
        },
        {
          id: 'public',
          question: 'Who sees the pages I create?',
          answer:
            'Every page is public: others can find and color it. Your own coloring is yours and is not shown to anyone.',
        },
        {
          id: 'print',
          question: 'Can I print a page?',
          answer: 'With a paid plan you can print and download, colored or blank.',
        },
        {
          id: 'safe',
          question: 'Is it safe for children?',
          answer:
            'Descriptions are checked before anything is drawn, every page can be reported, and reported pages are looked at by a person.',
        },
        {
          id: 'cancel',
          question: 'How do I cancel?',
          answer:
            'On your account screen. The plan stays until the end of the month you have paid for, and your work stays after that.',
        },
      ],
    },
    callToAction: {
      visibility: true,
      heading: 'What shall we draw first?',
      subheading: 'A dragon in slippers, a bakery on the moon, your dog as a pirate.',
    },
    contact: {
      visibility: false,
      heading: 'Write to us',
      location: '',
      phone: '',
      email: '',
      support: {
        heading: 'Need a hand?',
        description: 'Tell us what happened and what you expected. We read every message.',
        link: '',
      },
    },
    footer: { visibility: true, socials: [] },
  },
  terms: { visibility: true, content: termsText },
  privacy: { visibility: true, content: privacyText },
}
