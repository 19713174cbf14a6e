import type { PlacesByCounty } from '../place.ts';

export const SCOTLAND = {
  'Argyll and Bute': [
    ['Oban', 'port', 56.412, -5.472],
    ['Tobermory', 'coast', 56.623, -6.068],
    ['Ardfern', 'coast', 56.176, -5.53],
    ['Rhu', 'coast', 56.017, -4.778],
    ['Crinan Canal', 'waters', 56.06, -5.47],
  ],
  'North Ayrshire': [['Largs', 'port', 55.794, -4.868]],
  'South Ayrshire': [['Troon', 'coast', 55.544, -4.664]],
  Inverclyde: [['Inverkip', 'coast', 55.908, -4.867]],
  'City of Glasgow': [['Glasgow', 'inland', 55.861, -4.251]],
  Falkirk: [['Falkirk', 'canal', 56.002, -3.784]],
  'City of Edinburgh': [
    ['Edinburgh', 'inland', 55.953, -3.189],
    ['South Queensferry', 'coast', 55.99, -3.396],
  ],
  'Aberdeen City': [['Aberdeen', 'coast', 57.149, -2.094]],
  Highland: [
    ['Inverness', 'port', 57.479, -4.225],
    ['Mallaig', 'coast', 57.004, -5.829],
    ['Fort William', 'canal', 56.82, -5.107],
    ['Loch Ness', 'waters', 57.3, -4.45],
    ['Caledonian Canal', 'waters', 57.145, -4.68],
  ],
  'Na h-Eileanan Siar': [['Stornoway', 'coast', 58.209, -6.387]],
  Orkney: [['Kirkwall', 'coast', 58.981, -2.96]],
  Shetland: [['Lerwick', 'coast', 60.155, -1.145]],
  'West Dunbartonshire': [['Loch Lomond', 'waters', 56.083, -4.6]],
} as const satisfies PlacesByCounty;
