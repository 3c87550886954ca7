import { parseAdvances } from './advances.ts';
import type { FontFile, FontRule } from './font-file.ts';

const TRAD = parseAdvances(
  '300 388 336 925 748 915 947 169 326 326 358 763 313 576 313 363 846 499 736 756 770 756 812 613 756 ' +
    '812 313 313 763 763 763 560 894 1087 1009 860 1139 775 1030 1143 1193 1008 837 1103 903 1444 1071 ' +
    '1094 855 1059 1041 991 800 1058 1009 1417 920 1011 878 425 363 425 763 300 645 622 614 522 641 444 ' +
    '438 622 676 300 316 564 394 989 671 588 701 635 568 550 388 646 604 855 640 640 465 375 425 374 763',
);
const MODERN = parseAdvances(
  '300 364 332 925 708 870 900 169 306 306 358 763 313 576 313 343 805 475 700 710 723 710 763 576 710 ' +
    '763 313 313 763 763 763 533 886 793 765 818 917 700 660 923 937 396 686 726 660 1108 937 976 739 976 ' +
    '732 726 728 911 765 1262 727 651 647 400 343 400 763 300 645 622 598 522 628 526 366 610 651 300 280 ' +
    '539 299 989 671 588 597 623 551 479 388 646 509 804 534 628 495 352 407 352 763',
);
const LEXEND = parseAdvances(
  '280 236 412 678 624 839 739 205 366 366 387 591 267 394 228 557 607 500 548 529 620 568 557 542 579 ' +
    '551 228 262 524 566 524 511 965 700 681 679 748 614 602 766 761 478 642 732 599 864 793 782 634 782 ' +
    '695 624 576 740 715 996 685 660 659 403 557 403 579 690 500 633 630 535 634 586 393 649 595 278 265 ' +
    '568 251 921 595 615 631 630 403 479 384 605 573 800 562 581 484 411 231 411 510',
);

const US_TRAD = { ascender: 1, xHeight: 0.5, advances: TRAD, joint: 0.04, wordSpace: 0.2 } as const;
const US_MODERN = { ascender: 0.938, xHeight: 0.5, advances: MODERN, joint: 0.04 } as const;

/** Returns the head, middle and base rule, and the rule that descenders reach. */
const createRules = (head: number, descender: number): readonly FontRule[] => [
  { at: head + 0.005, thickness: 0.01 },
  { at: 0.5025, thickness: 0.005 },
  { at: 0.01, thickness: 0.02 },
  { at: descender + 0.005, thickness: 0.01 },
];

/**
 * The fonts that few worksheets are written in: Lexend, and the hands by Playwrite that schools teach in the United States,
 * the United Kingdom, Germany, France, Spain and Mexico, which draw the middle of the pen on the lines. Their measures are copied from the font files, and a test compares them.
 */
export const SCHOOL_FONT_FILES = {
  lexend: { family: 'Lexend', file: 'lexend', ascender: 0.74, xHeight: 0.525, advances: LEXEND, joint: 0.03 },
  trad: { family: 'Playwrite US Trad', file: 'playwrite-us-trad', ...US_TRAD },
  'trad-guides': {
    family: 'Playwrite US Trad Guides',
    file: 'playwrite-us-trad-guides',
    ...US_TRAD,
    rules: createRules(1, -0.5),
  },
  modern: { family: 'Playwrite US Modern', file: 'playwrite-us-modern', ...US_MODERN },
  'modern-guides': {
    family: 'Playwrite US Modern Guides',
    file: 'playwrite-us-modern-guides',
    ...US_MODERN,
    rules: createRules(0.938, -0.438),
  },
  'de-grund': {
    family: 'Playwrite DE Grund',
    file: 'playwrite-de-grund',
    ascender: 0.918,
    xHeight: 0.5,
    advances: parseAdvances(
      '300 357 331 925 697 857 887 169 300 300 358 763 313 576 313 338 793 468 689 696 709 696 749 ' +
        '565 696 749 313 313 763 763 763 523 884 782 754 806 903 689 650 910 923 351 676 715 650 ' +
        '1091 923 962 728 962 721 715 717 897 754 1244 716 640 637 393 338 393 763 300 645 624 598 ' +
        '522 629 526 366 598 650 304 268 564 306 963 646 589 598 598 445 486 388 645 509 806 534 509 ' +
        '495 345 401 345 763',
    ),
    joint: 0.04,
  },
  'de-sas': {
    family: 'Playwrite DE SAS',
    file: 'playwrite-de-sas',
    ascender: 0.89,
    xHeight: 0.5,
    advances: parseAdvances(
      '300 345 329 925 676 834 863 169 290 290 358 763 313 576 313 327 771 455 671 673 685 673 723 ' +
        '546 673 723 313 313 763 763 763 500 880 1066 733 785 880 706 632 950 898 513 628 696 785 ' +
        '1425 1106 936 708 965 702 696 698 965 922 1293 838 929 620 380 327 380 763 300 645 622 614 ' +
        '522 640 444 433 622 676 300 316 564 394 989 671 588 636 647 551 550 630 646 571 855 650 640 ' +
        '495 334 392 334 763',
    ),
    joint: 0.04,
  },
  'fr-moderne': {
    family: 'Playwrite FR Moderne',
    file: 'playwrite-fr-moderne',
    ascender: 1.098,
    xHeight: 0.5,
    advances: parseAdvances(
      '300 426 343 925 811 987 1021 169 358 358 358 763 313 576 313 396 914 539 794 830 845 830 ' +
        '892 673 830 892 313 313 763 763 763 623 907 900 869 928 1041 794 748 1048 1063 405 778 824 ' +
        '749 1257 1063 1108 839 1108 831 824 827 1033 869 1421 824 752 734 465 396 465 763 300 645 ' +
        '622 610 522 641 526 366 610 651 300 280 551 299 964 646 588 597 610 454 531 386 646 509 804 ' +
        '534 628 495 410 455 410 763',
    ),
    joint: 0.06,
  },
  'fr-trad': {
    family: 'Playwrite FR Trad',
    file: 'playwrite-fr-trad',
    ascender: 1.41,
    xHeight: 0.5,
    advances: parseAdvances(
      '300 543 364 925 1007 1209 1252 169 457 457 358 763 313 576 313 495 1120 660 974 1058 1078 ' +
        '1058 1137 859 1058 1137 313 313 763 763 763 795 946 1524 1313 1137 1491 1024 1090 1409 1517 ' +
        '787 864 1519 1183 2121 1650 1365 1221 1402 1370 1264 1355 1405 1343 1883 1482 1358 1278 588 ' +
        '495 588 763 300 645 622 614 522 628 444 438 623 676 300 316 564 394 989 671 588 635 647 568 ' +
        '550 388 646 604 888 640 640 465 521 547 521 763',
    ),
    joint: 0.05,
  },
  es: {
    family: 'Playwrite ES',
    file: 'playwrite-es',
    ascender: 1.002,
    xHeight: 0.5,
    advances: parseAdvances(
      '300 388 336 925 748 915 947 169 326 326 358 763 313 576 313 363 847 499 736 756 770 756 812 ' +
        '613 756 812 313 313 763 763 763 568 894 834 805 860 965 736 694 971 985 416 721 763 694 ' +
        '1165 985 1027 777 1027 770 764 766 958 805 1323 764 690 680 425 363 425 763 300 645 622 689 ' +
        '522 628 444 404 623 676 300 316 564 394 989 671 589 635 647 568 550 388 646 604 888 640 640 ' +
        '495 374 425 374 763',
    ),
    joint: 0.05,
  },
  'gb-joined': {
    family: 'Playwrite GB J',
    file: 'playwrite-gb-j',
    ascender: 0.873,
    xHeight: 0.5,
    advances: parseAdvances(
      '300 340 328 925 668 825 853 169 286 286 358 763 313 576 313 323 763 450 663 663 675 663 713 538 ' +
        '663 713 313 313 763 763 763 498 878 752 725 775 869 663 625 875 888 338 650 688 625 1100 888 925 ' +
        '700 925 694 688 690 888 725 1200 689 612 613 375 323 375 763 300 645 622 610 522 631 526 416 623 ' +
        '651 300 316 539 299 964 646 588 597 647 454 531 388 646 509 804 534 640 495 329 388 329 763',
    ),
    joint: 0.04,
  },
  mx: {
    family: 'Playwrite MX',
    file: 'playwrite-mx',
    ascender: 1.002,
    xHeight: 0.5,
    advances: parseAdvances(
      '300 388 336 925 748 915 947 169 326 326 358 763 313 576 313 363 846 499 736 756 770 756 812 ' +
        '613 756 812 313 313 763 763 763 566 894 1087 1017 860 1116 775 915 1142 1203 1005 843 986 ' +
        '861 1444 1071 1096 871 1059 1034 991 800 1058 1009 1417 920 1018 843 425 363 425 763 300 ' +
        '645 622 689 522 641 444 438 622 676 300 316 564 394 989 671 588 595 636 551 550 388 646 604 ' +
        '888 640 665 465 375 425 374 763',
    ),
    joint: 0.04,
  },
} as const satisfies Readonly<Record<string, FontFile>>;
